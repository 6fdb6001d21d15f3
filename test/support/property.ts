import fc from 'fast-check';

/**
 * Generated cases are the same in every run, so that a change is judged by what it changed. `npm run fuzz` looks for
 * new ones; PROPERTY_SEED repeats what it found.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_260_730) });

export { fc };
