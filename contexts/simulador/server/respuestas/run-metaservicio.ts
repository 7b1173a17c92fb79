import { type AreaCall, toCaller } from '@marco/server-kit';
import {
  createMiembroDesconocido,
  createPeticionIncompleta,
  createServicioDesconocido,
  createSinDescripcion,
  type ErrorXroad,
} from '../../rules/protocolos/falla-xroad.ts';
import {
  type ClienteXroad,
  presentMiembroXroad,
  presentServicioXroad,
  readServicioXroad,
  type ServicioXroad,
} from '../../rules/protocolos/identificador-xroad.ts';
import {
  type ServicioListado,
  writeRespuestaWsdl,
  writeServiciosRest,
  writeServiciosSoap,
} from '../../rules/protocolos/metaservicios.ts';
import { hasPermisoXroad } from '../../rules/protocolos/permiso-xroad.ts';
import type { ClaseContrato, ContratoServido } from '../guiones/worker/present-contrato.ts';
import type { CuerpoLeido } from '../guiones/worker/read-xml-pedido.ts';
import { findClaseDeRechazo } from './clase-de-rechazo.ts';
import { findClave } from './find-clave.ts';
import { isProveedorSimulado, presentServicio } from './guion-xroad.ts';
import type { Simulador } from './run-llamada.ts';

interface LlamadaMeta {
  readonly suyo: ServicioXroad;
  readonly cliente: ClienteXroad;
}

/** A document, with its media type. */
interface DocumentoMeta {
  readonly tipo: string;
  readonly texto: string;
}

/** What a metaservicio says in an envelope, and the document it attaches. */
interface MensajeMeta {
  readonly cuerpo: string;
  readonly adjunto: string | null;
}

/** `listMethods`, `allowedMethods` and `getOpenAPI` (PR-MREST §4, §5). */
export async function runMetaservicioRest(
  simulador: Simulador,
  call: AreaCall,
  { suyo, cliente }: LlamadaMeta,
): Promise<DocumentoMeta | ErrorXroad> {
  if (!isProveedorSimulado(suyo)) return createMiembroDesconocido(presentServicio(suyo));
  // Only SOAP has it.
  if (suyo.servicio === 'getWsdl') return createServicioDesconocido(presentServicio(suyo));
  if (suyo.servicio !== 'getOpenAPI') {
    const servicios = await listServicios(simulador, call, { suyo, cliente });
    return 'tipo' in servicios
      ? servicios
      : { tipo: 'application/json; charset=utf-8', texto: writeServiciosRest(servicios) };
  }
  const codigo = findServiceCode(call.query);
  if (codigo === '') return createPeticionIncompleta('Missing serviceCode in query');
  const contrato = await findContrato(simulador, call, { suyo, codigo, version: '', clase: 'openapi' });
  return (
    contrato ??
    createSinDescripcion(`Service not found: SERVICE:${presentServicio({ ...suyo, servicio: codigo })}`)
  );
}

/** The name of the parameter is compared without capitals, as security servers do. */
function findServiceCode(query: URLSearchParams): string {
  const [, codigo = ''] = [...query].find(([nombre]) => nombre.toLowerCase() === 'servicecode') ?? [];
  return codigo;
}

/** `listMethods`, `allowedMethods` and `getWsdl` (PR-META §4, §5). */
export async function runMetaservicioSoap(
  simulador: Simulador,
  call: AreaCall,
  { suyo, cliente, cuerpo }: LlamadaMeta & { readonly cuerpo: CuerpoLeido | null },
): Promise<MensajeMeta | ErrorXroad> {
  if (!isProveedorSimulado(suyo)) return createMiembroDesconocido(presentServicio(suyo));
  if (suyo.servicio === 'listMethods' || suyo.servicio === 'allowedMethods') {
    const servicios = await listServicios(simulador, call, { suyo, cliente });
    return 'tipo' in servicios
      ? servicios
      : { cuerpo: writeServiciosSoap(suyo.servicio, servicios), adjunto: null };
  }
  const codigo = cuerpo?.campos['serviceCode'] ?? '';
  const version = cuerpo?.campos['serviceVersion'] ?? '';
  if (codigo === '') return createPeticionIncompleta('Missing serviceCode in message body');
  const contrato = await findContrato(simulador, call, { suyo, codigo, version, clase: 'wsdl' });
  if (!contrato) return createServicioDesconocido(presentServicio({ ...suyo, servicio: codigo }));
  return { cuerpo: writeRespuestaWsdl(codigo, version === '' ? null : version), adjunto: contrato.texto };
}

/** Services of the provider; those the caller may call, where that is asked. Who offers nothing is no provider. */
async function listServicios(
  simulador: Simulador,
  call: AreaCall,
  { suyo, cliente }: LlamadaMeta,
): Promise<ServicioListado[] | ErrorXroad> {
  const rows = await simulador.listOperaciones(suyo.miembro);
  if (rows.length === 0) return createMiembroDesconocido(presentServicio(suyo));
  const derechos = await simulador.findDerechos(cliente.miembro, findClave(call));
  const suyas =
    suyo.servicio === 'allowedMethods'
      ? rows.filter(({ versionId: id, entidadId }) => hasPermisoXroad(cliente, { id, entidadId }, derechos))
      : rows;
  return [...Map.groupBy(suyas, ({ servicioId }) => servicioId)].map(([servicioId, operaciones]) => ({
    ...suyo,
    servicio: presentServicioXroad(servicioId),
    versiones: [...new Set(operaciones.map(({ mayor }) => `v${mayor}`))],
    direcciones: operaciones.map(({ mayor, menor, codigo }) => ({
      metodo: 'POST',
      ruta: `/${mayor}.${menor}/${codigo}`,
    })),
  }));
}

/** The contract of a service of the provider; undefined where there is none. */
async function findContrato(
  simulador: Simulador,
  call: AreaCall,
  {
    suyo,
    codigo,
    version,
    clase,
  }: {
    readonly suyo: ServicioXroad;
    readonly codigo: string;
    readonly version: string;
    readonly clase: ClaseContrato;
  },
): Promise<ContratoServido | undefined> {
  const servicioId = readServicioXroad(codigo);
  if (servicioId === undefined) return undefined;
  const caller = toCaller({ actor: null, address: call.address });
  try {
    const { version: simulada } = await simulador.guiones.get(servicioId, version, caller);
    const { entidadId: id, codigoXroad } = simulada;
    if (presentMiembroXroad({ id, codigoXroad }) !== suyo.miembro) return undefined;
    return (await simulador.contratosServidos.find(simulada, clase, caller)) ?? undefined;
  } catch (error) {
    if (findClaseDeRechazo(error) !== 'desconocido') throw error;
    return undefined;
  }
}
