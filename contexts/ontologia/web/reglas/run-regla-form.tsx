import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { openFailure } from '@marco/web-kit/failure-modal';
import { FormActions, FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { Play } from 'lucide-react';
import { useState } from 'react';
import type { computeReglaEndpoint } from '../../contract/index.ts';
import { FORMATOS_MUESTRA, type FormatoMuestra, LIMITES_EJECUCION } from '../../contract/terms.ts';
import { buildMuestra } from '../../rules/muestra-regla.ts';
import type { ReglaPorProbar, ResultadoPrueba } from './prueba.ts';
import styles from './reglas.module.css';
import { ResultadoRegla } from './resultado-regla.tsx';

const FORMATOS = toOptions(FORMATOS_MUESTRA);

/** Why the rule cannot run yet, when it cannot. */
function findBloqueo(expresion: string, muestra: string): Decision {
  return allowUnless([
    ...(expresion.trim() === '' ? ['Escriba primero la expresión de la regla.'] : []),
    ...(muestra.trim() === '' ? ['Escriba los datos de prueba.'] : []),
  ]);
}

/** Tries a rule over sample data: the server really runs it, and nothing is stored. */
export function RunReglaForm({
  regla,
  codigos,
}: {
  readonly regla: ReglaPorProbar;
  /** Elements whose values a regular expression checks. */
  readonly codigos?: readonly string[];
}) {
  const api = useApi();
  const modals = useModal();
  const [formato, setFormato] = useState<FormatoMuestra>('turtle');
  // Until somebody writes other data, those the rule asks for.
  const [escrita, setEscrita] = useState<string | null>(null);
  const muestra =
    escrita ?? buildMuestra(regla.expresion, formato, regla.lenguaje === 'regex' ? codigos : []);
  const [resultado, setResultado] = useState<ResultadoPrueba | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run(): Promise<void> {
    setRunning(true);
    setResultado(null);
    try {
      const body = {
        ...regla,
        formato,
        muestra,
        elementos: [...regla.elementos],
      };
      setResultado(
        await api.call<typeof computeReglaEndpoint>(
          { method: 'POST', path: '/ontologia/regla/ejecutar' },
          { body },
          { base: 'private' },
        ),
      );
    } catch (error) {
      setRunning(false);
      await openFailure(modals, error);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Card title="Probar la regla" isForScreen>
      <FormGrid>
        <FormCell span={4}>
          <Select
            label="Formato de los datos de prueba"
            options={FORMATOS}
            value={formato}
            onChange={(value) => setFormato(value === 'json-ld' ? 'json-ld' : 'turtle')}
          />
        </FormCell>
        <FormCell span={12}>
          <div className={styles['code']}>
            <Textarea
              label="Datos de prueba"
              hint="No se guardan. Los prefijos de la ontología ya están declarados."
              rows={6}
              spellCheck={false}
              maxLength={LIMITES_EJECUCION.muestra}
              value={muestra}
              onChange={setEscrita}
            />
          </div>
        </FormCell>
      </FormGrid>
      <FormActions>
        <Button
          variant="secondary"
          icon={<Play size={18} />}
          busy={isRunning && 'Ejecutando'}
          blocked={findBloqueo(regla.expresion, muestra)}
          onClick={() => void run()}
        >
          Ejecutar
        </Button>
      </FormActions>
      <div role="status" className={styles['results']}>
        {resultado ? <ResultadoRegla resultado={resultado} /> : null}
      </div>
    </Card>
  );
}
