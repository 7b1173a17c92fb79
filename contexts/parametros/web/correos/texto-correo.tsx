const DIRECCION = /(https?:\/\/\S+)/;

/** Text of a mail, with the addresses in it as links. */
export function TextoCorreo({ texto }: { readonly texto: string }) {
  return (
    <>
      {texto.split(DIRECCION).map((part, position) =>
        DIRECCION.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their place
          <a key={position} href={part} rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
