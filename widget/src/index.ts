import { fetchBankData } from './bankData.ts';
import { defineIbanRechner } from './ibanRechner.ts';

defineIbanRechner(fetchBankData);
