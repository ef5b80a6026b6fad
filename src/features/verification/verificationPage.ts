import { showChecksum } from './showChecksum.ts';
import { showPolicy } from './showPolicy.ts';
import { showRequests } from './showRequests.ts';
import { showStored } from './showStored.ts';
import { showTries } from './showTries.ts';

/** The live parts of the page on verification. Without scripts it is text. */
const parts = [showRequests, showPolicy, showTries, showStored, showChecksum];
// Each in a task of its own, so that a slow phone can respond in between.
for (const show of parts) setTimeout(show);
