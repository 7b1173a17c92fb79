import { ESTADOS_CERTIFICADO, NIVELES_CERTIFICADO } from '@marco/certificados/terms';
import { ESTADOS_VERSION_SERVICIO, PAPELES_MENSAJE } from '@marco/servicios/terms';
import { z } from 'zod';
import { FORMATO_PASAPORTE } from './terms.ts';

const huella = z.string().regex(/^[0-9a-f]{64}$/);

/** What `pasaporte.json` says of a version: all a program needs to know what the rest of the package is about. */
export const resumenPasaporteSchema = z
  .strictObject({
    formato: z.literal(FORMATO_PASAPORTE),
    oid: z.string(),
    /** Where the page of the pasaporte stands. */
    pagina: z.string(),
    servicio: z.strictObject({
      oid: z.string().nullable(),
      nombre: z.string(),
      descripcion: z.string(),
    }),
    version: z.strictObject({
      numero: z.string().regex(/^\d+\.\d+$/),
      estado: z.enum(ESTADOS_VERSION_SERVICIO),
      estandarizadaEn: z.string().nullable(),
    }),
    entidad: z.strictObject({
      nombre: z.string(),
      sigla: z.string().nullable(),
      nit: z.string(),
      digitoVerificacion: z.string(),
    }),
    operaciones: z.array(
      z.strictObject({
        codigo: z.string(),
        nombre: z.string(),
        mensajes: z.array(
          z.strictObject({
            papel: z.enum(PAPELES_MENSAJE),
            esquemaXsd: z.string(),
            esquemaJson: z.string(),
            /** Null where no message keeps all rules. */
            ejemplo: z.string().nullable(),
          }),
        ),
      }),
    ),
    elementos: z.array(
      z.strictObject({
        oid: z.string(),
        identificador: z.string(),
        nombre: z.string(),
        version: z.string(),
      }),
    ),
    certificados: z.array(
      z.strictObject({
        numero: z.string(),
        codigo: z.string(),
        nivel: z.literal(NIVELES_CERTIFICADO),
        estado: z.enum(ESTADOS_CERTIFICADO),
        expedidoEn: z.string(),
        credencial: z.string(),
        pdf: z.string().nullable(),
      }),
    ),
    conformidad: z
      .strictObject({
        reglas: z.string(),
        indice: z.number().nullable(),
        puntaje: z.number(),
        contratoSha256: huella,
        informeHuella: huella,
      })
      .nullable(),
  })
  .meta({ title: 'Resumen de un pasaporte de servicio' });
export type ResumenPasaporte = z.infer<typeof resumenPasaporteSchema>;
