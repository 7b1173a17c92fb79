/** On which terms a servicio is asked for, as its entidad said (levels §10.2). */
export interface TerminosDeAcceso {
  /** Whether what fits in its terms is agreed at once. */
  readonly esAutomatico: boolean;
  /** Whether a convenio is needed, whoever asks. */
  readonly pideConvenio: boolean;
  /** Working days the entidad has for its answer. */
  readonly diasRespuesta: number;
}
