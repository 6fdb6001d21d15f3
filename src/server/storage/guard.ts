import { AsyncLocalStorage } from 'node:async_hooks';
import type { Executor } from './database.ts';

const insideTransaction = new AsyncLocalStorage<true>();

export class OutsideTransactionError extends Error {
  constructor() {
    super('A query outside the transaction was made inside one: pass the executor of the transaction on');
    this.name = 'OutsideTransactionError';
  }
}

/** Runs `work` as the inside of a transaction. */
export const asTransaction = <T>(work: () => Promise<T>): Promise<T> => insideTransaction.run(true, work);

export function assertOutsideTransaction(): void {
  if (insideTransaction.getStore()) throw new OutsideTransactionError();
}

/** The plain client, made to throw inside a transaction: with one connection it would wait for itself for ever. */
export function guardExecutor(db: Executor): Executor {
  return new Proxy(db, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        assertOutsideTransaction();
        return Reflect.apply(value, target, args);
      };
    },
  });
}
