/**
 * Converts the list with common packages: papaparse reads the file, ibantools builds each IBAN, a Map finds bank and BIC,
 * papaparse writes the result. It checks no account numbers and applies no bank rules, so it does less work than the worker
 * of the site.
 */
importScripts('/bench/papaparse.js');
const ibantools = import('/bench/ibantools.js');

addEventListener('message', async ({ data: { file, banks } }) => {
  const { composeIBAN } = await ibantools;
  const bankByCode = new Map(banks.map((bank) => [bank.bankCode, bank]));
  Papa.parse(file, {
    delimiter: ';',
    skipEmptyLines: true,
    complete({ data: [header, ...rows] }) {
      const converted = rows.map((row) => {
        const [bankCode, accountNumber] = row;
        const bban = bankCode + accountNumber.padStart(10, '0');
        const bank = bankByCode.get(bankCode);
        return [...row, composeIBAN({ countryCode: 'DE', bban }), bank?.bic, bank?.name];
      });
      const text = Papa.unparse([[...header, 'IBAN', 'BIC', 'Bank'], ...converted], { delimiter: ';' });
      postMessage({ blob: new Blob(['\uFEFF', text], { type: 'text/csv' }), rows: rows.length });
    },
  });
});
