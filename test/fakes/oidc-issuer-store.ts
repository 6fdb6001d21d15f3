import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

export interface IssuerStore {
  readonly adapter: AdapterFactory;
  /** Ends everything that anybody was ever given. */
  forget(): void;
}

/** What an issuer keeps, in memory, for one issuer alone. */
export function createIssuerStore(): IssuerStore {
  const kept = new Map<string, AdapterPayload>();
  const adapter: AdapterFactory = (model): Adapter => {
    const key = (id: string) => `${model} ${id}`;
    const byField = async (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([place, payload]) => place.startsWith(`${model} `) && payload[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => byField('uid', uid),
      findByUserCode: (userCode) => byField('userCode', userCode),
      async consume(id) {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(key(id)),
      async revokeByGrantId(grantId) {
        for (const [place, payload] of kept) if (payload.grantId === grantId) kept.delete(place);
      },
    };
  };
  return { adapter, forget: () => kept.clear() };
}
