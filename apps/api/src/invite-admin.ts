import { isCorreoValido } from '@marco/acceso/rules';
import { createInvitacion, HORAS_INVITACION } from '@marco/acceso/server';
import type { DatabaseSchema } from '@marco/database';
import { type DatabaseHandle, DirectoryInUseError, hasPgliteData } from '@marco/server-kit/database';
import { openDatabase } from './open-database.ts';
import { readSettings, SettingsError } from './settings.ts';

/** The database answered, but has no tables of this release. */
const UNDEFINED_TABLE = '42P01';
/** Asks for one more administrator although there is one. */
const OTRO = '--otro';

const USO =
  'Escriba el correo, en minúsculas, de quien va a administrar el sistema: npm run admin:invite -- nombre@entidad.gov.co';
const HAY_ADMINISTRADOR = `Ya hay un administrador activo: él aprueba a los demás en la pantalla Usuarios. Si nadie puede ingresar como administrador, repita con ${OTRO}.`;

/**
 * Prints a single-use link that makes an administrator.
 *
 * @param args the e-mail of the person, and `--otro`
 * @returns exit code: 0 when a link was printed, 1 when not; what was printed says why
 */
export async function runInviteAdmin(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<number> {
  const [correo = '', ...more] = args.filter((arg) => arg !== OTRO);
  if (more.length > 0 || !isCorreoValido(correo)) {
    print(USO);
    return 1;
  }
  let database: DatabaseHandle<DatabaseSchema> | undefined;
  try {
    const settings = readSettings(environment);
    if (!settings.databaseUrl && !hasPgliteData(settings.dataDirectory)) {
      print(
        `No hay una base de datos en ${settings.dataDirectory}. Inicie el sistema una vez, deténgalo y repita, o indique otra carpeta con DATA_DIR.`,
      );
      return 1;
    }
    database = openDatabase(settings, () => undefined);
    const clave = await createInvitacion(database.kysely, { correo, otro: args.includes(OTRO) });
    if (clave === undefined) {
      print(HAY_ADMINISTRADOR);
      return 1;
    }
    for (const line of describeInvitacion(correo, `${settings.publicUrl}/register?invitacion=${clave}`))
      print(line);
    return 0;
  } catch (error) {
    const reason = explain(error);
    if (reason === undefined) throw error;
    print(reason);
    return 1;
  } finally {
    await database?.close();
  }
}

function describeInvitacion(correo: string, enlace: string): string[] {
  return [
    `Invitación para ${correo}:`,
    '',
    `  ${enlace}`,
    '',
    `Entréguela solo a esa persona. Sirve una vez y durante ${HORAS_INVITACION} horas; las invitaciones anteriores sin usar ya no sirven.`,
    'Con el sistema en marcha, la persona abre el enlace, ingresa en el autenticador (o crea allí su cuenta) y acepta la invitación. Después inicia sesión como administrador.',
  ];
}

/** A reason a person can mend; undefined for what nobody foresaw. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingsError) return `Ajustes no válidos:\n${error.message}`;
  if (error instanceof DirectoryInUseError)
    return `La carpeta de datos ${error.directory} está en uso por el sistema en marcha. Deténgalo, cree la invitación e inícielo de nuevo.`;
  const { code } = error as { code?: string };
  if (code === 'ECONNREFUSED')
    return 'No fue posible conectarse con la base de datos de DATABASE_URL. Revise la dirección y que el servidor esté encendido.';
  if (code === UNDEFINED_TABLE)
    return 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.';
  return undefined;
}
