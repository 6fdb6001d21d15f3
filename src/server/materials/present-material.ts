import type { Material, MaterialWithText } from '../../core/contracts/material.ts';
import type { MaterialHead, MaterialRow } from './materials.store.ts';

export function presentMaterial(row: MaterialHead): Material {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    url: row.url,
    file_name: row.fileName,
    author: row.author,
    published_at: row.publishedAt,
    language: row.language,
    characters: row.characters,
    shortened: row.shortened,
    persona_id: row.personaId,
    ours: row.ours,
    ours_chosen: row.oursChosen,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function presentWithText(row: MaterialRow): MaterialWithText {
  return { ...presentMaterial(row), text: row.text };
}
