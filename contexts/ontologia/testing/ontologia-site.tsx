import { ALLOWED } from '@marco/contract-kit/decision';
import { createFakeServer, createTestSite, type FakeCall } from '@marco/web-kit/testing';
import type { FichaDe } from '../contract/index.ts';
import { ontologiaRoutes } from '../web/ontologia.routes.ts';

export { buildRefusal } from '@marco/web-kit/testing';

/** What a fake server answers to a call; undefined leaves it to the usual answers. */
export type FakeServer = (call: FakeCall) => Response | Promise<Response> | undefined;

const comun = {
  estado: 'vigente' as const,
  version: 3,
  autor: 'Ana Ruiz',
  fechaCreacion: '2026-05-14T15:00:00.000Z',
  permisos: { editar: ALLOWED, eliminar: ALLOWED, cambiarEstado: ALLOWED, descargar: ALLOWED },
};

export const sampleClase: FichaDe<'definicion'> = {
  ...comun,
  palabra: 'definicion',
  id: 2,
  codigo: 'Persona',
  nombre: 'Persona',
  tipo: 'clase',
  iri: 'https://lenguaje.ejemplo.gov.co/ontologia#Persona',
  oid: '2.999.170.5.2',
  oidDetails: [{ oid: '2', nombre: 'joint-iso-itu-t' }],
  definicion: 'Ser humano.',
  fuente: 'Código Civil',
  sinonimos: ['Persona natural'],
  idClaseSuperior: 1,
  idDominio: null,
  idRango: null,
  rangoTipoDato: null,
  idElemento: 9,
  claseSuperior: { id: 1, codigo: 'Agente', nombre: 'Agente' },
  dominio: null,
  rango: null,
  elemento: { id: 9, idVersion: 14, codigo: 'datosBasicosPersona', nombre: 'Datos básicos' },
};

export const sampleRegla: FichaDe<'regla'> = {
  ...comun,
  palabra: 'regla',
  id: 5,
  codigo: 'reglaCodSexo',
  nombre: 'El sexo es uno de la lista',
  tipo: 'validacion',
  iri: 'https://lenguaje.ejemplo.gov.co/ontologia#reglaCodSexo',
  oid: '2.999.170.8.5',
  oidDetails: [],
  enunciado: 'M o F.',
  lenguaje: 'shacl',
  severidad: 'error',
  expresion: '[] a sh:NodeShape ; sh:targetClass lci:Persona .',
  mensaje: 'Solo M o F.',
  idClase: 2,
  elementos: [],
  clase: { id: 2, codigo: 'Persona', nombre: 'Persona' },
  elementosRevisados: [],
};

const fila = {
  id: 2,
  codigo: 'Persona',
  nombre: 'Persona',
  tipo: 'clase',
  estado: 'vigente',
  oid: '2.999.170.5.2',
  oidDetails: [{ oid: '2', nombre: 'joint-iso-itu-t' }],
  resumen: 'Ser humano.',
  clase: { id: 1, codigo: 'Agente', nombre: 'Agente' },
};

const lista = (fichas: readonly object[]) => ({
  fichas,
  total: fichas.length === 0 ? 0 : 43,
  estados: { borrador: 3, vigente: 40, inactivo: 0 },
  permisos: { crear: ALLOWED, descargar: ALLOWED },
});

const nodo = (clave: string, nombre: string) => {
  const [clase = '', id = ''] = clave.split('-');
  return {
    clave,
    clase,
    id: Number(id),
    tipo: clase === 'definicion' ? 'clase' : null,
    codigo: nombre,
    idVersion: null,
    nombre,
  };
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'GET /ontologia/definicion': lista([fila]),
  'GET /ontologia/individuo': lista([]),
  'GET /ontologia/evento': lista([]),
  'GET /ontologia/regla': lista([{ ...fila, id: 5, nombre: sampleRegla.nombre, tipo: 'validacion' }]),
  'GET /ontologia/definicion/2': sampleClase,
  'GET /ontologia/regla/5': sampleRegla,
  'POST /ontologia/definicion': sampleClase,
  'POST /ontologia/opciones': [{ id: 1, codigo: 'Agente', nombre: 'Agente', tipo: 'clase', idRango: null }],
  'GET /ontologia/elemento/9': [
    { palabra: 'definicion', id: 2, codigo: 'Persona', nombre: 'Persona', resumen: 'Ser humano.', iri: 'x' },
  ],
  'GET /ontologia/grafo': {
    foco: 'definicion-2',
    nodos: [nodo('definicion-2', 'Persona'), nodo('definicion-1', 'Agente'), nodo('evento-3', 'Nacimiento')],
    aristas: [
      { desde: 'definicion-2', hacia: 'definicion-1', etiqueta: 'es un tipo de' },
      { desde: 'definicion-2', hacia: 'evento-3', etiqueta: 'participa como madre' },
    ],
    restantes: 0,
    masConectado: null,
  },
};

/** The screens of the ontology as they stand in the product, on a fake server. */
export function createOntologiaSite(address: string, server: FakeServer = () => undefined) {
  const { fake, callsTo } = createFakeServer((call) => server(call) ?? ANSWERS[call.address]);
  return { ...createTestSite({ routes: ontologiaRoutes, address, fake }), sent: callsTo };
}
