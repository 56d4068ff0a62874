/** The foot of a set-up: what is wrong with it, and the way to begin. */
export function BeginRow({ wrong, text }: { wrong: string; text: string }) {
  return (
    <>
      {wrong && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="button chief">
          {text}
        </button>
      </div>
    </>
  );
}
