import { showChecksum } from './showChecksum.ts';
import { showPolicy } from './showPolicy.ts';
import { showRequests } from './showRequests.ts';
import { showStored } from './showStored.ts';
import { showTries } from './showTries.ts';

/** The live parts of the page on verification. Without scripts it is text. */
showRequests();
void showPolicy();
showTries();
showStored();
showChecksum();
