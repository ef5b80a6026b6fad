/** The tools that are a bank search are one file in the browser, and so one entry: a second one would be a file that only points to it. */
export { BankSearch } from '../features/bankSearch/BankSearch.tsx';
export { BicSearch } from '../features/bic/BicSearch.tsx';
