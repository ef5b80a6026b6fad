/** What is needed once there is a code: one file, which is loaded when the tool starts. */
export { FinishedCard } from './FinishedCard.tsx';
export { qrMatrix } from './qrMatrix.ts';
