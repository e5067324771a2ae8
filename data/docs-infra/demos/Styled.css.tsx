const styles = `
.styled-badge {
  display: inline-flex;
  align-items: center;
  gap: 8px;
  padding: 6px 12px;
  border-radius: 999px;
  color: #fff;
  background-color: #1447e6;
}
`;

export default function Styled() {
  return (
    <>
      <style>{styles}</style>
      <span className="styled-badge">Written three times</span>
    </>
  );
}
