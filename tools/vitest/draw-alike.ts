import fc from 'fast-check';

// Property tests draw the same values at each run, so that a commit that passed once passes everywhere. Another number
// in FUZZ_SEED draws others, as `npm run test:fuzz` does.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) });
