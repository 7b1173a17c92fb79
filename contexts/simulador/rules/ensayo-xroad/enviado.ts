/** An exchange of a rehearsal: what was sent, and everything that is judged of its answer. */
export interface Enviado {
  /** What was sent, in words. */
  readonly envio: string;
  readonly mensaje: string;
  readonly cliente: ClienteDelEnsayo;
  /** Code of the service that was called: of a metaservicio its name. */
  readonly codigo: string;
  readonly metodo: string;
  /** Below the service: it names an operation and nobody. */
  readonly ruta: string;
  readonly tipo: 'REST' | 'OPENAPI3' | 'WSDL';
  readonly bytesEnviados: number;
  /** Moments in ms: when it was sent, and when its answer was there. */
  readonly inicio: number;
  readonly fin: number;
  readonly estado: number;
  readonly error: string | null;
  readonly cabeceras: Readonly<Record<string, string>>;
  readonly texto: string;
  readonly bytes: number;
}

/** Who calls in a rehearsal: the member of the provider, as another subsystem. */
export interface ClienteDelEnsayo {
  readonly instancia: string;
  readonly clase: string;
  readonly miembro: string;
  readonly subsistema: string;
}

/** How long an answer took, in ms. */
export const toDuracion = ({ inicio, fin }: Enviado) => Math.max(0, fin - inicio);

/** Whether the service itself answered. */
export const isDelServicio = ({ error }: Enviado) => error === null;
