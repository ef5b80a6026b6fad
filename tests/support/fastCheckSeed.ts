import fc from 'fast-check';

// The same cases in each run, so that only a change can cause a failure. fast-check prints the seed of a failure.
// `FAST_CHECK_SEED=1 npx vitest run` tries others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_122) });
