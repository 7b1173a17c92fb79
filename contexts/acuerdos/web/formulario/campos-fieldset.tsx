import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { Checkbox } from '@marco/web-kit/checkbox';
import { TextInput } from '@marco/web-kit/field';
import { formatNumber } from '@marco/web-kit/format';
import type { CampoDeAcuerdo } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import styles from './formulario.module.css';
import type { CampoElegido } from './valores-finalidad.ts';

interface CamposFieldsetProps {
  readonly campos: readonly CampoDeAcuerdo[];
  readonly elegidos: readonly CampoElegido[];
  readonly onChange: (elegidos: readonly CampoElegido[]) => void;
}

/** What is said of a field under its name: where it stands, and why it may ask for a reason. */
function presentCampo({ operacion, ruta, datoPersonal }: CampoDeAcuerdo): string {
  const personal = datoPersonal === 'no' ? '' : `. ${DATO_PERSONAL[datoPersonal]}`;
  return `${operacion}: ${ruta}${personal}`;
}

/** The fields of the answers, to choose those the purpose needs; some with their reason. */
export function CamposFieldset({ campos, elegidos, onChange }: CamposFieldsetProps) {
  const razones = new Map(elegidos.map(({ campoId, justificacion }) => [campoId, justificacion]));

  function choose(id: number, isChosen: boolean): void {
    const otros = elegidos.filter(({ campoId }) => campoId !== id);
    onChange(isChosen ? [...otros, { campoId: id, justificacion: '' }] : otros);
  }

  function explain(id: number, justificacion: string): void {
    onChange(elegidos.map((uno) => (uno.campoId === id ? { ...uno, justificacion } : uno)));
  }

  return (
    <fieldset className={styles['campos']}>
      <legend>
        Datos que necesita: {formatNumber(elegidos.length)} de {formatNumber(campos.length)}
      </legend>
      {campos.map((campo) => {
        const razon = razones.get(campo.id);
        return (
          <div key={campo.id}>
            <Checkbox
              label={campo.nombre}
              hint={presentCampo(campo)}
              checked={razon !== undefined}
              onChange={(isChosen) => choose(campo.id, isChosen)}
            />
            {razon !== undefined && campo.pideJustificacion ? (
              <div className={styles['razon']}>
                <TextInput
                  label={`Por qué necesita ${campo.nombre}`}
                  maxLength={LIMITES_ACUERDO.justificacion}
                  value={razon}
                  onChange={(nueva) => explain(campo.id, nueva)}
                />
              </div>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
