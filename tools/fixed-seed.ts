import fc from 'fast-check';

// The same games on every run, so that a failure today is a failure tomorrow.
fc.configureGlobal({ seed: 20260401 });
