import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [IV_BYTES, TAG_BYTES] = [12, 16];

/** Hides texts from whoever reads the database or a cookie, and tells when they were changed or put elsewhere. */
export interface Seal {
  /** `place` is where the text belongs, such as its row; it opens nowhere else. */
  close(text: string, place: string): string;
  /** Null when it was not sealed here, or not for that place. */
  open(sealed: string, place: string): string | null;
}

/** AES-256-GCM with a key that is derived (HKDF) from the installation's secret. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `manifold ${purpose}`, 32));
  return {
    close(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const iv = bytes.subarray(0, IV_BYTES);
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
      try {
        const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(text).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
