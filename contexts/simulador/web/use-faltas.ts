import { useEffect, useState } from 'react';
import type { Motor } from './create-motor.ts';

/** What is wrong with a petition as it stands; null while it is looked at. */
export function useFaltas(motor: Motor | null, operacion: string, cuerpo: string): readonly string[] | null {
  const [faltas, setFaltas] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!motor) return;
    let isCurrent = true;
    void motor.listFaltas(operacion, cuerpo).then((found) => {
      if (isCurrent) setFaltas(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [motor, operacion, cuerpo]);
  return faltas;
}
