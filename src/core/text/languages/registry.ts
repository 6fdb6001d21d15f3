import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';

/** Japanese and Chinese need no entry: their signs end sentences and nothing else. */
export const LANGUAGES: readonly Language[] = [cs, da, de, en, es, fr, it, nl, pl, pt, ru, sv, th];
