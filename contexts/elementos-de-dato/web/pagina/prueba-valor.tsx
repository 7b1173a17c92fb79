import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { TextInput } from '@marco/web-kit/field';
import { formatDate } from '@marco/web-kit/format';
import { CircleCheck, CircleX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { DetalleElemento, Valor } from '../../contract/index.ts';
import { type EntornoDetalle, useEntornoDetalle } from '../detalle/enlaces.tsx';
import styles from './pagina.module.css';

interface Resultado {
  readonly esValido: boolean;
  readonly frase: string;
}

/** Values of a page among which a code is looked for. */
const POR_PAGINA = 100;

/** One value, judged by the rules of the element as the validator judges it in a message. */
export function PruebaValor({ detalle }: { readonly detalle: DetalleElemento }) {
  const entorno = useEntornoDetalle();
  const [valor, setValor] = useState(detalle.ejemplos[0] ?? '');
  const [resultado, setResultado] = useState<Resultado | null>(null);
  const [isTrying, setTrying] = useState(false);

  async function tryValor(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTrying(true);
    try {
      setResultado(await verify(detalle, valor, entorno));
    } catch (error) {
      setResultado({ esValido: false, frase: `No fue posible probarlo. ${errorMessage(error)}` });
    } finally {
      setTrying(false);
    }
  }

  return (
    <form className={styles['try']} onSubmit={(event) => void tryValor(event)} noValidate data-print="hide">
      <TextInput
        label="Pruebe un valor"
        value={valor}
        onChange={(next) => {
          setValor(next);
          setResultado(null);
        }}
      />
      <Button type="submit" variant="neutral" busy={isTrying && 'Probando'}>
        Probar
      </Button>
      <p
        role="status"
        className={classNames(styles['result'], resultado?.esValido === false && styles['wrong'])}
      >
        {resultado === null ? null : resultado.esValido ? <CircleCheck size={17} /> : <CircleX size={17} />}
        {resultado?.frase}
      </p>
    </form>
  );
}

/** The rules come with the first value somebody tries. */
async function verify(detalle: DetalleElemento, valor: string, entorno: EntornoDetalle): Promise<Resultado> {
  const { verifyValor } = await import('../../rules/restricciones/verify-restricciones.ts');
  const shown = `«${valor}»`;
  const falta = verifyValor(detalle, valor);
  if (falta !== undefined) return { esValido: false, frase: `${shown} no es válido. ${falta}` };
  if (detalle.clase !== 'lista') return { esValido: true, frase: `${shown} es válido.` };
  const found = await findValor(detalle, valor.trim(), entorno);
  if (!found) return { esValido: false, frase: `${shown} no es un código de la lista.` };
  const hasta = found.vigenteHasta === null ? '' : ` Rige hasta el ${formatDate(found.vigenteHasta)}.`;
  return { esValido: true, frase: `${shown} es válido: ${found.nombre}.${hasta}` };
}

async function findValor(
  { valores, versionId }: DetalleElemento,
  codigo: string,
  { loadValores }: EntornoDetalle,
): Promise<Valor | undefined> {
  const known = valores.primeros.find((one) => one.codigo === codigo);
  if (known || valores.total <= valores.primeros.length) return known;
  for (let pagina = 1; ; pagina += 1) {
    const page = { versionId, texto: codigo, pagina, tamano: POR_PAGINA };
    const found = await loadValores(page, new AbortController().signal);
    const same = found.valores.find((one) => one.codigo === codigo);
    if (same || found.valores.length === 0 || pagina * POR_PAGINA >= found.total) return same;
  }
}
