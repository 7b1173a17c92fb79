import { randomBytes } from 'node:crypto';
import { addMonths, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import { type AuditOrigin, addJob, type Secrets, writeAudit } from '@marco/server-kit';
import { findVersionPorNumero } from '@marco/servicios/port';
import type { Transaction } from 'kysely';
import type { NivelCertificado, PapelCertificado } from '../contract/terms.ts';
import { BYTES_DEL_CODIGO, formatCodigo } from '../rules/codigo-verificacion.ts';
import {
  type ConformidadCertificada,
  type ContenidoCertificado,
  presentCredencial,
  type SinCambiosDesde,
  toDid,
  type VerificacionCertificada,
} from '../rules/credencial.ts';
import { formatNumero } from '../rules/numero.ts';
import { presentCanonico } from '../rules/prueba.ts';
import { findEmisor } from './certificado.queries.ts';
import {
  addPasoCertificado,
  computeConsecutivo,
  computeId,
  createCertificadoRow,
  listReemplazables,
  updateCertificadoRow,
} from './certificado.repository.ts';
import { computeHuellaTexto, createFirma } from './create-firma.ts';
import { getClaveDeFirma } from './keep-claves.ts';

type Running = Transaction<DatabaseSchema>;

/** Kind of the job that makes the PDF of a certificate. */
export const PREPARAR_CERTIFICADO = 'preparar-certificado';

/** Somebody who took part, with their name: it stays in the private record. */
export interface PersonaDeCertificado {
  readonly papel: PapelCertificado;
  readonly usuarioId: number;
  readonly nombre: string;
  readonly cargo: string;
  readonly entidad: string;
}

/** What is certified, as it is in the moment it is. */
export interface CertificadoPorExpedir
  extends Pick<ContenidoCertificado, 'radicado' | 'servicio' | 'entidad' | 'campos' | 'elementos'> {
  readonly nivel: NivelCertificado;
  readonly solicitudId: number;
  readonly servicioId: number;
  readonly entidadId: number;
  readonly personas: readonly PersonaDeCertificado[];
  /** What the banco de conformidad found; null for a level that tries nothing out. */
  readonly conformidad: ConformidadCertificada | null;
  /** What was verified of its items; null for a level without a list. */
  readonly verificacion: VerificacionCertificada | null;
  /** Since which version nothing changed; null, or absent, for what was asked for whole. */
  readonly sinCambios?: SinCambiosDesde | null;
}

/** Who issues it, and whether its entidad is told when the PDF is ready. */
export interface CausaDeExpedicion {
  readonly origin: AuditOrigin;
  /** Null where the product made up for an earlier certification. */
  readonly usuarioId: number | null;
  readonly avisar: boolean;
  /** When its request was certified, of the demo data alone; without it now. */
  readonly momento?: Date;
}

function createCodigo(): string {
  for (;;) {
    const codigo = formatCodigo(randomBytes(BYTES_DEL_CODIGO));
    if (codigo !== undefined) return codigo;
  }
}

const toTitulo = (nivel: NivelCertificado) => `Notificación de cumplimiento del Nivel ${nivel}`;

/** Months a certificate of level 3 is valid, where the parameter says nothing. */
const MESES_VIGENCIA_N3 = 24;

/** The moment a certificate is of: never one to come. */
function findMomento({ momento }: CausaDeExpedicion): Date {
  const ahora = new Date();
  return momento !== undefined && momento < ahora ? momento : ahora;
}

/** Last day of a certificate of level 3 that is issued at a moment. */
async function findValidoHasta(trx: Running, momento: Date): Promise<string> {
  const meses = await findParametroEntero(trx, 'certificados.mesesVigenciaN3', MESES_VIGENCIA_N3);
  return addMonths(toColombianDay(momento), meses);
}

/** What was in force of the servicio and level until now has a successor. */
async function closeAnteriores(
  trx: Running,
  { servicioId, nivel }: CertificadoPorExpedir,
  sucesor: { readonly id: number; readonly numero: string },
  { origin, usuarioId }: CausaDeExpedicion,
): Promise<void> {
  for (const { id, numero } of await listReemplazables(trx, servicioId, nivel)) {
    if (id === sucesor.id) continue;
    const motivo = `Lo reemplazó ${sucesor.numero}.`;
    await updateCertificadoRow(trx, id, {
      estado: 'reemplazado',
      estado_desde: new Date(),
      motivo,
      reemplazado_por: sucesor.id,
      revocacion_pedida_por: null,
      revocacion_causa: null,
      revocacion_motivo: '',
    });
    const paso = { accion: 'reemplazar', desde: 'vigente', hasta: 'reemplazado' } as const;
    await addPasoCertificado(trx, { ...paso, certificadoId: id, motivo, usuarioId });
    await writeAudit(trx, origin, {
      action: 'reemplazar-certificado',
      objectType: 'certificado',
      objectId: id,
      result: 'exito',
      detail: {
        antes: { numero, estado: 'vigente' },
        despues: { estado: 'reemplazado', por: sucesor.numero },
      },
    });
  }
}

/**
 * Issues the certificate of a request in the transaction that certifies it: number, code, credential and its proof are
 * there when the request is certified, or neither is. The PDF is made by a job.
 */
export async function createCertificado(
  trx: Running,
  secrets: Secrets,
  pedido: CertificadoPorExpedir,
  causa: CausaDeExpedicion,
): Promise<{ readonly id: number; readonly numero: string; readonly codigo: string }> {
  const { nivel, solicitudId, servicioId, entidadId, personas, ...resto } = pedido;
  const { conformidad, verificacion, sinCambios = null, ...dicho } = resto;
  const validoHasta = nivel === 3 ? await findValidoHasta(trx, findMomento(causa)) : null;
  const emisor = await findEmisor(trx);
  const clave = await getClaveDeFirma(trx, secrets);
  // Its row is locked from here on: what takes long was done before.
  const momento = findMomento(causa);
  const anio = Number(toColombianDay(momento).slice(0, 4));
  const numero = formatNumero(nivel, anio, await computeConsecutivo(trx, nivel, anio));
  const [id, codigo] = [await computeId(trx), createCodigo()];
  const contenido: ContenidoCertificado = {
    ...dicho,
    numero,
    codigo,
    nivel,
    titulo: toTitulo(nivel),
    expedidoEn: momento.toISOString(),
    intervinieron: personas.map(({ papel, cargo, entidad }) => ({ papel, cargo, entidad })),
    ...(conformidad === null ? {} : { conformidad }),
    ...(verificacion === null ? {} : { verificacion }),
    ...(sinCambios === null ? {} : { sinCambios }),
    ...(validoHasta === null ? {} : { validoHasta }),
  };
  const registro = { personas };
  const firmada = createFirma(presentCredencial(contenido, emisor, id), {
    clave,
    emisor: toDid(emisor.base),
    momento,
  });
  const credencial = presentCanonico(firmada);
  await createCertificadoRow(trx, {
    id,
    numero,
    codigo,
    nivel,
    anio,
    solicitud_id: solicitudId,
    servicio_id: servicioId,
    servicio_version_id: (await findVersionPorNumero(trx, servicioId, dicho.servicio.version)) ?? null,
    entidad_id: entidadId,
    radicado: dicho.radicado,
    servicio_nombre: dicho.servicio.nombre,
    estado_desde: momento,
    expedido_en: momento,
    valido_hasta: validoHasta,
    contenido: JSON.stringify(contenido),
    registro: JSON.stringify(registro),
    huella_contenido: computeHuellaTexto(presentCanonico({ contenido, registro })),
    credencial,
    huella_credencial: computeHuellaTexto(credencial),
    clave_id: clave.id,
  });
  const paso = { accion: 'expedir', desde: '', hasta: 'vigente', motivo: '' } as const;
  await addPasoCertificado(trx, { ...paso, certificadoId: id, usuarioId: causa.usuarioId, momento });
  await closeAnteriores(trx, pedido, { id, numero }, causa);
  await addJob(trx, {
    kind: PREPARAR_CERTIFICADO,
    key: String(id),
    payload: { certificadoId: id, avisar: causa.avisar },
  });
  await writeAudit(trx, causa.origin, {
    action: 'expedir-certificado',
    objectType: 'certificado',
    objectId: id,
    result: 'exito',
    detail: {
      antes: null,
      despues: { numero, solicitudId, clave: clave.id, huella: computeHuellaTexto(credencial) },
    },
  });
  return { id, numero, codigo };
}
