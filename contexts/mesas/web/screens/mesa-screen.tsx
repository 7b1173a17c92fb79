import { isNotFound, readId } from '@marco/web-kit/not-found';
import { useParams } from 'react-router';
import { MesaConsulta } from '../mesas/mesa-consulta.tsx';
import { useMesa } from '../mesas/use-mesa-query.ts';
import { NoEncontrada } from '../no-encontrada.tsx';

const NO_EXISTE = (
  <NoEncontrada titulo="Mesa no encontrada" mensaje="La mesa de interoperabilidad que busca no existe." />
);

/** Consult of one mesa (MESA-05…09). */
export function MesaScreen() {
  const idMesa = readId(useParams()['id']);
  return idMesa === null ? NO_EXISTE : <ExistingMesa key={idMesa} idMesa={idMesa} />;
}

function ExistingMesa({ idMesa }: { readonly idMesa: number }) {
  const mesa = useMesa(idMesa);
  return isNotFound(mesa.error) ? NO_EXISTE : <MesaConsulta idMesa={idMesa} mesa={mesa} />;
}
