import { getSession, watchSession } from '@marco/acceso/widgets';

/** A servicio picked in the list of the levels. */
export interface ServicioDeNivel {
  readonly id: number;
  readonly nombre: string;
  readonly descripcion: string;
  readonly estado: string;
}

/** What a form of a level left behind. */
export interface Edicion {
  readonly solicitudId: number;
  /** Step it was on. */
  readonly paso: string;
}

/** The level-service holder of the specification (§3): what the level screens hand to each other. */
export interface DatosNivel {
  /** Service consultation: filter and page of the services of the entidad, as their address says them. */
  readonly consultaServicios: string;
  /** Service consult: the same of the requests. */
  readonly consultaSolicitudes: string;
  /** Level service: the servicio a request is begun with. */
  readonly servicio: ServicioDeNivel | null;
  /** Entity consultation: whose data these are; another entidad in force empties them. */
  readonly entidadId: number | null;
  /** Edit data. */
  readonly edicion: Edicion | null;
}

const VACIO: DatosNivel = {
  consultaServicios: '',
  consultaSolicitudes: '',
  servicio: null,
  entidadId: null,
  edicion: null,
};

let datos = VACIO;

/**
 * The data that the level screens keep. They are only in the memory of the page, so they end with the session
 * (SHELL-09).
 */
export function readDatosNivel(): DatosNivel {
  return datos;
}

/** Keeps something for the next level screen. */
export function keepDatosNivel(part: Partial<Omit<DatosNivel, 'entidadId'>>): void {
  datos = { ...datos, ...part, entidadId: readEntidad() };
}

/** Deletes all of it. */
export function clearDatosNivel(): void {
  datos = VACIO;
}

const readEntidad = () => getSession()?.usuario?.entidad?.id ?? null;

// The question 'Si' and every other way out of a session end here, and so does working for another entidad.
watchSession(() => {
  if (datos !== VACIO && (getSession() === null || readEntidad() !== datos.entidadId)) clearDatosNivel();
});
