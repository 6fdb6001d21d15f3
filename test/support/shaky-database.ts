import type { Database } from '../../src/server/storage/database.ts';

/** The database, with transactions that can be lost as when its server restarts: `lose(2)` loses the next two. */
export function shakyDatabase(database: Database): { database: Database; lose: (transactions: number) => void } {
  const { transaction } = database;
  let losses = 0;
  return {
    lose: (transactions) => {
      losses = transactions;
    },
    database: {
      ...database,
      transaction: async (work) => {
        if (losses === 0) return await transaction(work);
        losses -= 1;
        throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
      },
    },
  };
}
