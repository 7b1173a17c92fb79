import { isCorreoValido } from '@marco/acceso/rules';
import { createInvitacion, HORAS_INVITACION } from '@marco/acceso/server';
import { type OperatorCommand, runOnDatabase } from './run-on-database.ts';

/** Asks for one more administrator although there is one. */
const OTRO = '--otro';

const USO =
  'Escriba el correo, en minúsculas, de quien va a administrar el sistema: npm run admin:invite -- nombre@entidad.gov.co';
const HAY_ADMINISTRADOR = `Ya hay un administrador activo: él aprueba a los demás en la pantalla Usuarios. Si nadie puede ingresar como administrador, repita con ${OTRO}.`;

const ADVICE: OperatorCommand['advice'] = {
  missing: 'Inicie el sistema una vez, deténgalo y repita, o indique otra carpeta con DATA_DIR.',
  inUse: 'Deténgalo, cree la invitación e inícielo de nuevo.',
  outdated: 'La base de datos es de una versión anterior o está vacía. Inicie el sistema una vez y repita.',
};

/**
 * Prints a single-use link that makes an administrator.
 *
 * @param args the e-mail of the person, and `--otro`
 * @returns exit code: 0 when a link was printed, 1 when not; what was printed says why
 */
export async function runInviteAdmin(
  args: readonly string[],
  environment: OperatorCommand['environment'],
  print: OperatorCommand['print'],
): Promise<number> {
  const [correo = '', ...more] = args.filter((arg) => arg !== OTRO);
  if (more.length > 0 || !isCorreoValido(correo)) {
    print(USO);
    return 1;
  }
  return runOnDatabase({ environment, print, advice: ADVICE }, async ({ kysely }, { publicUrl }) => {
    const clave = await createInvitacion(kysely, { correo, otro: args.includes(OTRO) });
    if (clave === undefined) {
      print(HAY_ADMINISTRADOR);
      return 1;
    }
    for (const line of describeInvitacion(correo, `${publicUrl}/register?invitacion=${clave}`)) print(line);
    return 0;
  });
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
