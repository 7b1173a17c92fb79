// The thread of the engine in a page: it is given messages and gives answers, and reaches nothing else.
import { createAtencion } from './attend-motor.ts';
import type { PedidoAlMotor } from './create-motor.ts';

const attend = createAtencion();

globalThis.addEventListener('message', ({ data }: MessageEvent<PedidoAlMotor>) => {
  void attend(data).then((respuesta) => {
    if (respuesta) globalThis.postMessage(respuesta);
  });
});
