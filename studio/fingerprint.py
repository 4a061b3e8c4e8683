"""A fingerprint of source code that changes only when what the code does may have changed."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable


class _Bare(ast.NodeTransformer):
    """Takes out imports, annotations, documentation and assertions."""

    def visit_Import(self, node: ast.AST) -> None:
        return None

    visit_ImportFrom = visit_Assert = visit_Import

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        return ast.Assign(targets=[node.target], value=node.value) if node.value else None

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)


def fingerprint(files: Iterable[str]) -> str:
    """Twelve hexadecimal digits for the code of these files, in this order. Comments, layout, names of types and documentation do
    not count."""
    key = hashlib.sha1()
    for path in files:
        with open(path) as source:
            key.update(ast.dump(_Bare().visit(ast.parse(source.read()))).encode())
    return key.hexdigest()[:12]
