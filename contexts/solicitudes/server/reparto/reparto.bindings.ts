import { type BoundEndpoint, bindEndpoint } from '@marco/server-kit';
import {
  approveCertificacionesEndpoint,
  computeAsignacionesEndpoint,
  computeCertificacionesEndpoint,
  computeRepartoEndpoint,
  listCargaEndpoint,
  updateAsignacionesEndpoint,
} from '../../contract/index.ts';
import type { DependenciasDePaso } from '../ciclo/submit-paso.ts';
import type { Evidencia } from '../nivel-dos/verify-nivel-dos.ts';
import { approveCertificaciones, computeCertificaciones } from './approve-certificaciones.ts';
import { computeReparto } from './compute-reparto.ts';
import { listCarga } from './list-carga.ts';
import { computeAsignaciones, updateAsignaciones } from './update-asignaciones.ts';

/** What is done with several requests at once: assigning and sharing them out, and certifying them. */
export function bindReparto(evidencia: Evidencia, pasos: DependenciasDePaso): BoundEndpoint[] {
  const { database } = evidencia;
  return [
    bindEndpoint(listCargaEndpoint, (_request, context) => listCarga(database, context)),
    bindEndpoint(computeAsignacionesEndpoint, ({ body }, context) =>
      computeAsignaciones(database, body.solicitudes, context),
    ),
    bindEndpoint(updateAsignacionesEndpoint, ({ body }, context) =>
      updateAsignaciones(evidencia, body.solicitudes, context, pasos),
    ),
    bindEndpoint(computeRepartoEndpoint, ({ body }, context) =>
      computeReparto(database, body.solicitudes, context),
    ),
    bindEndpoint(computeCertificacionesEndpoint, ({ body }, context) =>
      computeCertificaciones(database, body.solicitudes, context),
    ),
    bindEndpoint(approveCertificacionesEndpoint, ({ body }, context) =>
      approveCertificaciones(evidencia, body.solicitudes, context, pasos),
    ),
  ];
}
