import type { Logger } from '../../src/server/platform/logger.ts';

export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
