import { ALLOWED } from '@marco/contract-kit/decision';
import type { BloqueReunion, EspacioMesa, GestionMesa, Hecho, ReunionProxima } from '../contract/index.ts';
import { createCompromiso } from './compromisos-samples.ts';
import { createGestion } from './mesas-samples.ts';

/** The next meeting of a mesa, as who runs it reads it. */
export function createProxima(part: Partial<ReunionProxima> = {}): ReunionProxima {
  return {
    idReunion: 31,
    version: 2,
    estado: 'programada',
    tematica: 'Resultados de las pruebas',
    inicio: '2099-03-16T14:30:00.000Z',
    duracionMinutos: 90,
    lugar: 'Sala 3',
    enlace: 'https://reuniones.ejemplo.gov.co/mesa',
    puntos: [
      { id: 1, titulo: 'Diccionario de la libreta' },
      { id: 2, titulo: 'Próximos pasos' },
    ],
    invitados: 12,
    confirmados: 9,
    porConfirmar: ['Migración Colombia'],
    recordada: null,
    recordar: ALLOWED,
    iniciar: ALLOWED,
    propia: null,
    ...part,
  };
}

export function createBloqueReunion(part: Partial<BloqueReunion> = {}): BloqueReunion {
  return {
    reunion: createProxima(),
    principal: 'iniciar',
    porResponder: null,
    programar: ALLOWED,
    cupos: [],
    ...part,
  };
}

export function createHecho(part: Partial<Hecho> = {}): Hecho {
  return {
    clave: 'reunion-30',
    tipo: 'reunion',
    cuando: '2026-07-14T15:00:00.000Z',
    titulo: 'Reunión.',
    texto: 'Validación del esquema',
    idReunion: 30,
    decisiones: ['El número de la libreta será el elemento numLibretaPasaporte.'],
    ...part,
  };
}

/** The workspace of a mesa with something in every block. */
export function createEspacio(
  bloques: Partial<EspacioMesa['bloques']> = {},
  mesa: Partial<GestionMesa> = {},
): EspacioMesa {
  const compromiso = createCompromiso();
  return {
    mesa: createGestion(mesa),
    seguida: false,
    bloques: {
      reunion: { estado: 'listo', datos: createBloqueReunion() },
      compromisos: {
        estado: 'listo',
        datos: {
          columnas: {
            vencidos: { total: 4, compromisos: [compromiso] },
            semana: { total: 0, compromisos: [] },
            despues: { total: 0, compromisos: [] },
          },
          abiertos: 4,
          cumplidos: 2,
          aTiempo: 1,
          agregar: { decision: ALLOWED, acordadoEn: '2026-11-19' },
        },
      },
      servicios: {
        estado: 'listo',
        datos: {
          servicios: [
            {
              id: 8,
              nombre: 'Consulta de pasaportes',
              entidad: 'Ministerio de relaciones exteriores',
              estado: 'Identificado',
              meta: 'Publicado Nivel 3',
            },
          ],
          total: 7,
        },
      },
      hechos: { estado: 'listo', datos: { hechos: [createHecho()], total: 2, siguiente: 'x~reunion-30' } },
      calendario: {
        estado: 'listo',
        datos: {
          mes: '2026-07',
          hoy: '2026-07-21',
          reuniones: [
            { idReunion: 31, dia: '2026-07-21', hora: '14:30', tematica: 'Pruebas', estado: 'programada' },
          ],
          vencimientos: [{ dia: '2026-07-24', total: 2 }],
        },
      },
      documentos: {
        estado: 'listo',
        datos: {
          documentos: [
            {
              idArchivo: 'f-1',
              nombre: 'Matriz.xlsx',
              tamano: 90_112,
              idReunion: 30,
              fecha: '2026-07-14T15:00:00.000Z',
            },
          ],
          total: 1,
        },
      },
      ...bloques,
    },
  };
}
