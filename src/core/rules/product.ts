export const PRODUCT = { name: 'Manifold', version: '0.1.0' } as const;
