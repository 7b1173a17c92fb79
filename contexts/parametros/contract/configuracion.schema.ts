import { z } from 'zod';

const enlaceSchema = z.object({ nombre: z.string(), url: z.string() });

/** What every page needs before a session exists: texts from the parameterizer and settings of the process. */
export const configuracionSchema = z.object({
  producto: z.object({ titulo: z.string(), descripcion: z.string(), version: z.string() }),
  ministerio: z.object({ nombre: z.string(), sigla: z.string(), acronimo: z.string() }),
  pie: z.object({
    programa: z.string(),
    direccion: z.string(),
    horario: z.object({ dias: z.string(), horas: z.string() }),
    telefonos: z.array(z.object({ nombre: z.string(), numero: z.string() })),
    correos: z.object({ soporte: z.string(), lenguaje: z.string() }),
    redes: z.array(enlaceSchema),
  }),
  autenticador: z.object({
    emisor: z.string(),
    cliente: z.string(),
    flujo: z.enum(['implicit', 'code']),
    acr: z.array(z.string()),
    alcance: z.string(),
    /** Page where an external authenticator changes the password; null when it is changed in this product. */
    cambioContrasena: z.string().nullable(),
    /** Whether a link to change the password can be asked for: without a mail server production sends none. */
    recuperacion: z.boolean(),
  }),
  formularios: z.object({
    /** Example that goes with e-mail fields and their messages. */
    correoEjemplo: z.string(),
    /** Whether the confirmation of an e-mail refuses paste, copy and cut. */
    bloqueaPegado: z.boolean(),
    /** Bounds of a new password, in characters. */
    contrasena: z.object({ minimo: z.number(), maximo: z.number() }),
  }),
  busqueda: z.object({ minimoCaracteres: z.number(), esperaMs: z.number(), maximoSugerencias: z.number() }),
  esperaIngresoMs: z.number(),
  /** How long a message at the bottom of the page lasts. */
  duracionBannerMs: z.number(),
  /** Origin of the API when it is not the page's own; null otherwise. */
  origenApi: z.string().nullable(),
  /** Public key of reCAPTCHA; null while it is off. */
  recaptcha: z.string().nullable(),
  /** Where the browser gets its script, without its query; null while it is off. */
  recaptchaScript: z.string().nullable(),
  /** Whether this is an evaluation with demo data. */
  demostracion: z.boolean(),
});
export type Configuracion = z.infer<typeof configuracionSchema>;
