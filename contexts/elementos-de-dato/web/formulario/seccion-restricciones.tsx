import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { DatePicker } from '@marco/web-kit/date-picker';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { toOptions } from '@marco/web-kit/select';
import { CircleCheck, CircleX, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type ClaseElemento,
  LIMITES_ELEMENTO,
  RESTRICCION,
  RESTRICCIONES,
  RESTRICCIONES_DE_TIPO,
  type Restriccion,
  TIPO_DATO,
  type TipoDato,
} from '../../contract/terms.ts';
import { CampoNumero, CampoOpcion, CampoTexto } from './campos.tsx';
import styles from './edicion.module.css';
import { FilasEditables } from './filas-editables.tsx';
import { findErrorEjemplo, listMuestras } from './find-error-ejemplo.ts';
import type { SeccionProps, ValoresElemento } from './valores-elemento.ts';

const TIPOS = toOptions(TIPO_DATO);

const AYUDAS: Readonly<Record<Restriccion, string>> = {
  longitudMinima: 'Caracteres, o bytes si es binario.',
  longitudMaxima: 'Caracteres, o bytes si es binario.',
  totalDigitos: 'Cuántos dígitos como máximo, con los decimales.',
  decimales: 'Cuántos dígitos después del punto.',
  valorMinimo: 'El menor que se admite, incluido.',
  valorMaximo: 'El mayor que se admite, incluido.',
  patron: 'Se compara con el valor completo: «[0-9]{2}» son exactamente dos dígitos.',
};

const EJEMPLO_DE_LIMITE: Readonly<Partial<Record<TipoDato, string>>> = {
  fecha: 'aaaa-mm-dd',
  'fecha-hora': 'aaaa-mm-ddThh:mm:ss',
  hora: 'hh:mm:ss',
};

interface SeccionRestriccionesProps extends SeccionProps {
  readonly clase: ClaseElemento;
}

/** How the values of a simple element look, with examples judged while they are written. */
export function SeccionRestricciones({ valores, change, errores, clase }: SeccionRestriccionesProps) {
  const { tipoDato } = valores;
  const admitidas = tipoDato === '' ? [] : RESTRICCIONES_DE_TIPO[tipoDato];
  return (
    <>
      <Card title="Tipo y restricciones">
        <FormGrid>
          <FormCell span={6}>
            <CampoOpcion
              label="Tipo de dato"
              required
              placeholder="Seleccione un tipo"
              options={TIPOS}
              value={tipoDato}
              onChange={(value) =>
                change({
                  tipoDato: value as TipoDato | '',
                  ...withoutOthers(value as TipoDato | '', valores),
                })
              }
              error={errores['tipoDato']}
            />
          </FormCell>
          <FormCell span={6}>
            <CampoTexto
              label="Unidad de medida"
              hint="Código UCUM: «kg», «m2», «%»."
              maxLength={LIMITES_ELEMENTO.unidadMedida}
              value={valores.unidadMedida}
              onChange={(unidadMedida) => change({ unidadMedida })}
              error={errores['unidadMedida']}
            />
          </FormCell>
          {admitidas.map((restriccion) => (
            <FormCell key={restriccion} span={restriccion === 'patron' ? 12 : 6}>
              <CampoRestriccion
                restriccion={restriccion}
                valores={valores}
                change={change}
                errores={errores}
              />
            </FormCell>
          ))}
          {clase === 'lista' ? (
            <>
              <FormCell span={6}>
                <CampoTexto
                  label="Lista de origen"
                  hint="De dónde se toman los códigos: DIVIPOLA, CIIU…"
                  maxLength={LIMITES_ELEMENTO.fuenteLista}
                  value={valores.fuenteLista}
                  onChange={(fuenteLista) => change({ fuenteLista })}
                  error={errores['fuenteLista']}
                />
              </FormCell>
              <FormCell span={6}>
                <DatePicker
                  label="Edición de la lista"
                  value={valores.fuenteListaEdicion}
                  onChange={(fuenteListaEdicion) => change({ fuenteListaEdicion })}
                />
              </FormCell>
            </>
          ) : null}
        </FormGrid>
      </Card>
      <Card title="Ejemplos">
        <div className={styles['stack']}>
          <p className={styles['lead']}>
            Cada ejemplo se juzga con las restricciones. Uno que no las cumple no se puede guardar.
          </p>
          <FilasEditables
            cosa="ejemplo"
            filas={valores.ejemplos.map((valor) => ({ valor }))}
            onChange={(filas) => change({ ejemplos: filas.map(({ valor }) => valor) })}
            createFila={() => ({ valor: '' })}
            maximo={LIMITES_ELEMENTO.ejemplos}
            vacio="Un elemento simple necesita al menos un ejemplo para incorporarse."
          >
            {(fila, edit, lugar) => (
              <>
                <CampoTexto
                  label={`Ejemplo ${lugar + 1}`}
                  maxLength={LIMITES_ELEMENTO.ejemplo}
                  value={fila.valor}
                  onChange={(valor) => edit({ valor })}
                  error={errores[`ejemplos.${lugar}`]}
                />
                {fila.valor !== '' && errores[`ejemplos.${lugar}`] === undefined ? <Pasa /> : null}
              </>
            )}
          </FilasEditables>
          <Muestras valores={valores} />
          <Prueba valores={valores} change={change} />
        </div>
      </Card>
    </>
  );
}

interface CampoRestriccionProps extends SeccionProps {
  readonly restriccion: Restriccion;
}

function CampoRestriccion({ restriccion, valores, change, errores }: CampoRestriccionProps) {
  const common = {
    label: RESTRICCION[restriccion],
    hint: AYUDAS[restriccion],
    value: valores[restriccion],
    onChange: (value: string) => change({ [restriccion]: value }),
    error: errores[restriccion],
  };
  if (restriccion === 'patron')
    return <CampoTexto {...common} maxLength={LIMITES_ELEMENTO.patron} spellCheck={false} />;
  if (restriccion !== 'valorMinimo' && restriccion !== 'valorMaximo') return <CampoNumero {...common} />;
  const placeholder = valores.tipoDato === '' ? undefined : EJEMPLO_DE_LIMITE[valores.tipoDato];
  return (
    <CampoTexto {...common} maxLength={LIMITES_ELEMENTO.limite} {...(placeholder ? { placeholder } : {})} />
  );
}

const LIMITES: readonly Restriccion[] = ['valorMinimo', 'valorMaximo'];
/** Types whose bounds are written alike. */
const NUMEROS: readonly string[] = ['entero', 'decimal'];

/** Empties constraints that another type does not have, and bounds with another form: a number is not a day. */
function withoutOthers(tipo: TipoDato | '', valores: ValoresElemento): Partial<ValoresElemento> {
  const admitidas = tipo === '' ? [] : RESTRICCIONES_DE_TIPO[tipo];
  const keepsLimites = NUMEROS.includes(tipo) && NUMEROS.includes(valores.tipoDato);
  const gone = RESTRICCIONES.filter(
    (restriccion) =>
      valores[restriccion] !== '' &&
      (!admitidas.includes(restriccion) || (LIMITES.includes(restriccion) && !keepsLimites)),
  );
  return Object.fromEntries(gone.map((restriccion) => [restriccion, '']));
}

function Pasa() {
  return (
    <span className={styles['ok']}>
      <CircleCheck size={15} /> Cumple
    </span>
  );
}

/** What would pass and what would not, made up from the constraints themselves. */
function Muestras({ valores }: { readonly valores: ValoresElemento }) {
  const muestras = listMuestras(valores);
  if (muestras.length === 0) return null;
  return (
    <section aria-label="Qué pasa y qué no">
      <h3 className={styles['sub']}>Qué pasa y qué no</h3>
      <ul className={styles['trials']}>
        {muestras.map(({ valor, error }) => (
          <li key={valor}>
            <code>{valor === '' ? '(vacío)' : valor}</code>
            <Veredicto error={error} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Veredicto({ error }: { readonly error: string | null }) {
  if (error === null) return <Pasa />;
  return (
    <span className={styles['bad']}>
      <CircleX size={15} /> {error}
    </span>
  );
}

type PruebaProps = Pick<SeccionProps, 'valores' | 'change'>;

/** A value somebody wants to try, without keeping it. */
function Prueba({ valores, change }: PruebaProps) {
  const [valor, setValor] = useState('');
  const error = valor === '' ? null : findErrorEjemplo(valores, valor);
  const isExample = valores.ejemplos.includes(valor);
  return (
    <div className={styles['stack']}>
      <CampoTexto
        label="Pruebe un valor"
        hint="No se guarda: solo se juzga."
        maxLength={LIMITES_ELEMENTO.ejemplo}
        value={valor}
        onChange={setValor}
      />
      <div role="status">{valor === '' ? null : <Veredicto error={error} />}</div>
      {valor !== '' && error === null && !isExample ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            icon={<Plus size={16} />}
            onClick={() => {
              change({ ejemplos: [...valores.ejemplos, valor] });
              setValor('');
            }}
          >
            Agregar como ejemplo
          </Button>
        </div>
      ) : null}
    </div>
  );
}
