export default function Styled() {
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-blue-700 px-3 py-1.5 text-white">
      Written three times
    </span>
  );
}
