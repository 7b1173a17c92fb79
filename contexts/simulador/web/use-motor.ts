import { useEffect, useState } from 'react';
import type { Guion } from '../rules/guiones/guion.ts';
import { createMotor, type Motor } from './create-motor.ts';

/** How a page starts the thread of the engine. */
const startWorker = () =>
  new Worker(new URL('./simulador.worker.ts', import.meta.url), { type: 'module', name: 'simulador' });

/** The engine over a script; null until it is there. It ends with the page. */
export function useMotor(guion: Guion): Motor | null {
  const [motor, setMotor] = useState<Motor | null>(null);
  useEffect(() => {
    const started = createMotor(guion, startWorker());
    setMotor(started);
    return () => {
      setMotor(null);
      started.close();
    };
  }, [guion]);
  return motor;
}
