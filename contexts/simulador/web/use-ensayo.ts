import { useEffect, useRef, useState } from 'react';
import type { CodigoSituacion } from '../contract/terms.ts';
import type { Motor } from './create-motor.ts';
import type { EstadoEnsayo } from './respuesta-card.tsx';
import type { Ensayo } from './run-ensayo.ts';

/** Calls tried in a page: the one under way, what came of it, and what was seen in this visit. */
export function useEnsayo(motor: Motor | null) {
  const [estado, setEstado] = useState<EstadoEnsayo>({ clase: 'sin-probar' });
  const [vistas, setVistas] = useState<ReadonlySet<CodigoSituacion>>(new Set());
  const [paso, setPaso] = useState(0);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function cancel(): void {
    turn.current += 1;
    clearTimeout(timer.current);
    setEstado({ clase: 'sin-probar' });
  }

  /** @param done called when the answer is there */
  async function run(ensayo: Omit<Ensayo, 'guion' | 'paso'>, done: () => void): Promise<void> {
    if (!motor) return;
    cancel();
    const mine = turn.current;
    setEstado({ clase: 'espera', demoraMs: 0 });
    const begun = performance.now();
    try {
      const respondida = await motor.run({ ...ensayo, paso });
      if (mine !== turn.current) return;
      const finish = () => {
        if (mine !== turn.current) return;
        setEstado({ clase: 'respondida', respondida, ms: performance.now() - begun });
        setVistas((known) => new Set([...known, respondida.situacion]));
        setPaso(respondida.siguiente ?? 0);
        done();
      };
      if (respondida.demoraMs === 0) return finish();
      setEstado({ clase: 'espera', demoraMs: respondida.demoraMs });
      timer.current = setTimeout(finish, respondida.demoraMs);
    } catch {
      if (mine === turn.current) setEstado({ clase: 'falla' });
    }
  }

  return { estado, vistas, run, cancel, restart: () => setPaso(0) };
}
