import { ButtonLink } from '@marco/web-kit/button';
import { ArrowLeft } from 'lucide-react';
import { useMesasHistory } from './busqueda/mesas-storage.tsx';
import { SentenceCase } from './sentence-case.tsx';

interface BotonVolverProps {
  /** 'VOLVER' or 'REGRESAR', as the specification writes it. */
  readonly texto: string;
  readonly to: string;
}

/** The button that goes back and passes on the search of the previous page. */
export function BotonVolver({ texto, to }: BotonVolverProps) {
  const history = useMesasHistory();
  return (
    <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={to} state={history}>
      <SentenceCase>{texto}</SentenceCase>
    </ButtonLink>
  );
}
