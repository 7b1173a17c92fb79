import type { NamedPeople, PublicCalls } from '@marco/test-kit/declarations';

/** The files anybody may download that were stored in this run, of each folder; those of the demo data lie elsewhere. */
const PUBLICOS = `select id as "archivoId" from (
    select id, row_number() over (partition by carpeta order by created_at desc) as lugar from archivos
    where publico and created_at > now() - interval '1 hour' and pendiente_desde is null) a
  where lugar <= 6`;

export const publicCalls: PublicCalls = {
  downloadContenido: [{ records: PUBLICOS }],
  downloadArchivo: [{ records: PUBLICOS, payload: ({ archivoId }) => ({ archivoId }) }],
};

/** Of the files that are told of here: the documents of actas and of certificates. */
const EN_ARCHIVOS: NamedPeople = {
  data: ['usuario', 'cargo'],
  because:
    'the public edition of an acta names the consultor of its meeting, as API-19 does (ADR 0056), and a certificate the cargo of who took part',
};

export const namedPeople: Readonly<Record<string, NamedPeople>> = {
  downloadContenido: EN_ARCHIVOS,
  downloadArchivo: EN_ARCHIVOS,
};
