import { DEPARTMENT_MAP } from '@marco/country/department-map';
import type { DatosGenerales, MiEntidad } from '../contract/index.ts';
import { sampleTarjeta } from './reportes-samples.ts';

const MOMENTO = '2026-07-20T15:00:00.000Z';

/** The page of the general data, with two departments that publish. */
export const sampleDatosGenerales: DatosGenerales = {
  corte: {
    clase: 'dia',
    fecha: '2026-07-21',
    tomadoEn: '2026-07-21T07:00:00.000Z',
    reconstruido: false,
    emision: 1,
    motivo: '',
  },
  tarjetas: [sampleTarjeta],
  niveles: [
    { estado: 'identificado', nombre: 'Identificado', cantidad: 241 },
    { estado: 'publicado-nivel-3', nombre: 'Publicado nivel 3', cantidad: 412 },
  ],
  flujo: [],
  departamentos: DEPARTMENT_MAP.tiles.map(({ id }) => ({
    codigo: id,
    nombre: id === '05' ? 'Antioquia' : id === '11' ? 'Bogotá D.C.' : `Departamento ${id}`,
    servicios: id === '05' ? 47 : id === '11' ? 121 : 0,
    entidades: id === '05' ? 38 : id === '11' ? 62 : 0,
    publican: id === '05' ? 27 : id === '11' ? 51 : 0,
  })),
  cambiosDesde: '2026-06',
  cambios: [
    {
      codigo: 'IND-02',
      cantidad: 23,
      texto: 'entidades publicaron su primer servicio',
      nombres: ['Alcaldía de Pasto', 'Invima'],
    },
  ],
  presentacion: 'Qué tanto se entienden ya los sistemas del **Estado**.',
  pasos: [{ titulo: 'Acordar', texto: 'Las entidades se reúnen en una **mesa**.', llega: 'Un acta' }],
  terminos: [{ titulo: 'OID', texto: 'El número que identifica a un elemento.' }],
  documentos: [
    {
      titulo: 'Servicios ciudadanos digitales',
      tipo: 'Decreto',
      numero: '620 de 2020',
      fecha: '2020-05-02',
      url: 'https://ejemplo.gov.co/decreto-620.htm',
    },
  ],
  preguntas: [{ titulo: '¿Cómo entra mi entidad?', texto: '- Se [registra](/register).\n- <b>Espera</b>.' }],
  ultimos: {
    elementos: [
      {
        nombre: 'Código de municipio',
        detalle: 'Versión 1.2',
        momento: MOMENTO,
        url: '/diccionario/codMunicipio',
      },
    ],
    servicios: [],
    actas: [
      { nombre: 'Acta 3', detalle: 'Pasaportes', momento: MOMENTO, url: '/mesas-interoperabilidad/home' },
    ],
  },
};

/** An entidad with a leader and without a site. */
export const sampleMiEntidad: MiEntidad = {
  id: 20,
  nombre: 'Ministerio de Relaciones Exteriores',
  sigla: 'CANCILLERIA',
  nit: '899999042',
  dv: '9',
  sector: 'Relaciones Exteriores',
  orden: 'Nacional',
  municipio: 'Bogotá D.C.',
  departamento: 'Bogotá D.C.',
  sitioWeb: null,
  codigoXroad: null,
  responsables: [
    { rol: 'Líder de interoperabilidad', personas: [{ nombre: 'Ana Ruiz', cargo: 'Directora' }] },
  ],
  servicios: {
    total: 7,
    filas: [{ id: 1, nombre: 'Consulta de pasaportes', detalle: 'Publicado Nivel 3', clave: '1' }],
  },
  tramites: { total: 1, filas: [{ id: 2, nombre: 'Pasaporte', detalle: 'trámite', clave: 'T90002' }] },
  solicitudes: null,
  acuerdos: { total: 0, filas: [] },
  compromisos: null,
  datos: [
    { nombre: 'Sector', esta: true, quien: 'El administrador del ministerio', url: null },
    { nombre: 'Código de X-Road', esta: false, quien: 'El administrador del ministerio', url: null },
    { nombre: 'Sitio web', esta: false, quien: 'El líder de la entidad', url: '/app/admin/entities/20/edit' },
  ],
  completitud: 33,
  leeIndicadores: true,
};
