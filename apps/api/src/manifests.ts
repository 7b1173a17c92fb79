import { accesoManifest } from '@marco/acceso/server';
import { acuerdosManifest } from '@marco/acuerdos/server';
import { archivosManifest } from '@marco/archivos/server';
import { auditoriaManifest } from '@marco/auditoria/server';
import { capasDeUsoManifest } from '@marco/capas-de-uso/server';
import { certificadosManifest } from '@marco/certificados/server';
import { conformidadManifest } from '@marco/conformidad/server';
import { datosAbiertosManifest } from '@marco/datos-abiertos/server';
import { diccionarioManifest } from '@marco/diccionario/server';
import { directorioManifest } from '@marco/directorio/server';
import { elementosDeDatoManifest } from '@marco/elementos-de-dato/server';
import { entidadesManifest } from '@marco/entidades/server';
import { esquemasManifest } from '@marco/esquemas/server';
import { estandaresManifest } from '@marco/estandares/server';
import { mesasManifest } from '@marco/mesas/server';
import { oidManifest } from '@marco/oid/server';
import { ontologiaManifest } from '@marco/ontologia/server';
import { parametrosManifest } from '@marco/parametros/server';
import { pasaportesManifest } from '@marco/pasaportes/server';
import { plataformaManifest } from '@marco/plataforma/server';
import { reportesManifest } from '@marco/reportes/server';
import { serviciosManifest } from '@marco/servicios/server';
import { simuladorManifest } from '@marco/simulador/server';
import { solicitudesManifest } from '@marco/solicitudes/server';
import { tramitesManifest } from '@marco/tramites/server';
import { usuariosManifest } from '@marco/usuarios/server';
import type { KnownManifests } from './context-manifest.ts';

/** Every context of the product, leftmost first: each is created with the modules of those before it. */
const CONTEXTS = [
  parametrosManifest,
  archivosManifest,
  entidadesManifest,
  usuariosManifest,
  accesoManifest,
  oidManifest,
  capasDeUsoManifest,
  estandaresManifest,
  elementosDeDatoManifest,
  esquemasManifest,
  diccionarioManifest,
  ontologiaManifest,
  serviciosManifest,
  conformidadManifest,
  certificadosManifest,
  solicitudesManifest,
  mesasManifest,
  directorioManifest,
  acuerdosManifest,
  simuladorManifest,
  pasaportesManifest,
  plataformaManifest,
  tramitesManifest,
  reportesManifest,
  datosAbiertosManifest,
  auditoriaManifest,
] as const;

export const manifests: KnownManifests<typeof CONTEXTS> = CONTEXTS;
