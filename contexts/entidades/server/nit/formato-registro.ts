import { z } from 'zod';
import type { ResultadoRegistro } from '../../rules/nit/respuesta-nit.ts';

/** How one registry is asked and read. */
export interface FormatoRegistro {
  /** Reads an answer about this NIT; undefined when it is not an answer of this registry. */
  read(answer: unknown, nit: string, dv: string): ResultadoRegistro | undefined;
}

interface Registrada {
  readonly nit: string;
  readonly dv?: string | undefined;
  readonly nombre: string;
  readonly estado: string;
}

const number = z.union([z.string().trim(), z.number().int()]).transform(String);
const nombre = z.string().trim().min(1).max(300);

const ruesSchema = z.object({
  total: z.number().int(),
  error: z.boolean(),
  registros: z.array(
    z.object({ nit: number, dv: number.optional(), razon_social: nombre, estado: z.string().trim() }),
  ),
});

const sniesSchema = z.object({
  instituciones: z.array(z.object({ nit: number, dv: number.optional(), nombre, estado: z.string().trim() })),
});

/** Advanced search of the business registry: total, error flag and one record per chamber and enrolment. */
export const formatoRues: FormatoRegistro = {
  read(answer, nit, dv) {
    const { data } = ruesSchema.safeParse(answer);
    if (!data || data.error) return undefined;
    const rows = data.registros.map(({ razon_social, ...row }) => ({ ...row, nombre: razon_social }));
    return findActiva(rows, nit, dv);
  },
};

/** Institutions of the higher-education system with this NIT. */
export const formatoSnies: FormatoRegistro = {
  read(answer, nit, dv) {
    const { data } = sniesSchema.safeParse(answer);
    return data && findActiva(data.instituciones, nit, dv);
  },
};

/** One company may have cancelled enrolments beside an active one: any active one is enough. */
function findActiva(rows: readonly Registrada[], nit: string, dv: string): ResultadoRegistro {
  const own = rows.filter((row) => row.nit === nit && (row.dv ?? dv) === dv);
  const activa = own.find(({ estado }) => /^activa$/i.test(estado));
  if (activa) return { resultado: 'encontrada', nombre: activa.nombre };
  return { resultado: own.length > 0 ? 'inactiva' : 'no-encontrada' };
}
