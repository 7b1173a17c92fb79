import { createRegistroProductor, createRegistroXroad } from './registros.ts';

const HORA_MS = 3_600_000;
const LLAMADAS = 200;
/** One call in so many failed at the provider. */
const FALLA_CADA = 100;

interface ServicioEnXroad {
  readonly miembro: string;
  readonly subsistema: string;
  readonly codigo: string;
}

/** The file of an hour of operation of a servicio: 200 calls of which two failed, with the records of both sides. */
export function createHoraDeOperacion({ miembro, subsistema, codigo }: ServicioEnXroad): Buffer {
  // Six in the morning of yesterday in UTC: the hours of the demo data, which are closed, begin at twelve.
  const hora = (Math.floor(Date.now() / HORA_MS / 24) * 24 - 18) * HORA_MS;
  const registros = Array.from({ length: LLAMADAS }, (_, n) => {
    const de = {
      serviceMemberCode: miembro,
      serviceSubsystemCode: subsistema,
      serviceCode: codigo,
      messageId: `recorrido-${n}`,
      ...(n % FALLA_CADA === 0
        ? { succeeded: false, faultCode: 'Server.ServerProxy.ServiceFailed.HttpError' }
        : {}),
    };
    const at = hora + n * 1000;
    return [
      createRegistroXroad({ ...de, requestInTs: at, responseOutTs: at + 120 }),
      createRegistroProductor({ ...de, requestInTs: at + 10, responseOutTs: at + 90 }),
    ];
  }).flat();
  return Buffer.from(registros.map((registro) => `${JSON.stringify(registro)}\n`).join(''));
}
