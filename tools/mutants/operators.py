"""The mutation operators: every small change that is tried on a module's syntax tree."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

_COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
# Most expressions of the rules are numbers.
_UNTYPED = "int"
_DELETABLE = (ast.Assign, ast.AugAssign, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Slot:
    """Where a node hangs in the tree, so that another can take its place."""

    parent: ast.AST
    field: str
    index: int | None

    def get(self) -> ast.AST:
        value = getattr(self.parent, self.field)
        found: ast.AST = value if self.index is None else value[self.index]
        return found

    def set(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


class Change(NamedTuple):
    """One mutation: what takes the place of a node."""

    operator: str
    slot: Slot
    new: ast.AST
    line: int
    before: str
    after: str
    function: str
    """The outermost function or method around it ("Class.method"), or nothing at the level of the module."""

    def apply(self) -> None:
        self.slot.set(self.new)


def changes(tree: ast.Module) -> list[Change]:
    """Every mutation of a module, from top to bottom.

    Annotations, docstrings, imports, assertions and `__slots__` stay: they have no effect of their own.
    """
    methods = {
        id(part): f"{node.name}.{part.name}"
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef)
    }
    found = []
    for slot, function in _places(tree, None):
        old = slot.get()
        for operator, new in _mutations(old, slot, function):
            for node in ast.walk(new):
                if not hasattr(node, "lineno"):
                    ast.copy_location(node, old)
            ast.fix_missing_locations(ast.copy_location(new, old))
            line = old.target.lineno if isinstance(old, ast.comprehension) else getattr(old, "lineno", 0)
            name = methods.get(id(function), function.name) if function else ""
            if _text(new) != _text(old):
                found.append(Change(operator, slot, new, line, _text(old), _text(new), name))
    return found


def _text(node: ast.AST) -> str:
    """A node as source; of a compound statement only its head."""
    return ast.unparse(node).split("\n")[0]


Place = tuple[Slot, ast.FunctionDef | None]


def _places(node: ast.AST, function: ast.FunctionDef | None) -> Iterator[Place]:
    """Every slot that a mutation may touch, with the outermost function around it."""
    for slot in _slots(node):
        child = slot.get()
        if isinstance(child, (ast.Import, ast.ImportFrom, ast.Assert, ast.arguments)):
            continue
        if _is_docstring(child) or _is_slots(child):
            continue
        if isinstance(child, ast.FunctionDef) and function is None:
            # Default values belong to the module: they are made when it is imported.
            for default in _slots(child.args):
                if default.field in {"defaults", "kw_defaults"}:
                    yield default, None
                    yield from _places(default.get(), None)
            yield from _places(child, child)
        else:
            yield slot, function
            yield from _places(child, function)


def _slots(node: ast.AST) -> Iterator[Slot]:
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "bases", "op", "ops", "ctx"}:
            continue
        if isinstance(value, ast.AST):
            yield Slot(node, field, None)
        elif isinstance(value, list):
            yield from (Slot(node, field, index) for index, part in enumerate(value) if isinstance(part, ast.AST))


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _is_slots(node: ast.AST) -> bool:
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__slots__"


def _mutations(node: ast.AST, slot: Slot, function: ast.FunctionDef | None) -> Iterator[tuple[str, ast.AST]]:
    for kind, operator in _OPERATORS:
        if isinstance(node, kind):
            for new in operator(node):
                yield operator.__name__.strip("_").replace("_", " "), new
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        membership = isinstance(slot.parent, ast.Compare)
        for new in _shorter(node) if membership else _swapped(node):
            yield "shorten tuple" if membership else "swap elements", new
    if isinstance(node, ast.Call):
        for new in _swapped_arguments(node, function):
            yield "swap arguments", new
    if isinstance(node, ast.Return):
        for new in _other_results(node, function.returns if function else None):
            yield "change result", new


def _change_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for index, op in enumerate(node.ops):
        for other in _COMPARISONS[type(op)]:
            yield ast.Compare(node.left, [*node.ops[:index], other(), *node.ops[index + 1 :]], node.comparators)


def _change_connective(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for index in range(len(node.values)):
        rest = [*node.values[:index], *node.values[index + 1 :]]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _drop_sign(node: ast.UnaryOp) -> Iterator[ast.AST]:
    yield node.operand


def _change_arithmetic(node: ast.BinOp) -> Iterator[ast.AST]:
    yield ast.BinOp(node.left, _ARITHMETIC[type(node.op)](), node.right)


def _change_step(node: ast.AugAssign) -> Iterator[ast.AST]:
    yield ast.AugAssign(node.target, _ARITHMETIC[type(node.op)](), node.value)


def _change_constant(node: ast.Constant) -> Iterator[ast.AST]:
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        yield ast.Constant(value - 1)
    elif isinstance(value, str):
        yield ast.Constant(value + "-mutated")


def _force_condition(node: ast.If | ast.IfExp | ast.While) -> Iterator[ast.AST]:
    for value in (True, False):
        forced = ast.Constant(value)
        if isinstance(node, ast.If):
            yield ast.If(forced, node.body, node.orelse)
        elif isinstance(node, ast.IfExp):
            yield ast.IfExp(forced, node.body, node.orelse)
        elif not value:
            yield ast.While(forced, node.body, node.orelse)


def _force_filter(node: ast.comprehension) -> Iterator[ast.AST]:
    for index in range(len(node.ifs)):
        for value in (True, False):
            ifs = [*node.ifs[:index], ast.Constant(value), *node.ifs[index + 1 :]]
            yield ast.comprehension(node.target, node.iter, ifs, node.is_async)


def _skip_loop(node: ast.For) -> Iterator[ast.AST]:
    yield ast.For(node.target, ast.Tuple([], ast.Load()), node.body, node.orelse)


def _delete_statement(node: ast.stmt) -> Iterator[ast.AST]:
    returns_nothing = isinstance(node, ast.Return) and node.value is None
    if isinstance(node, _DELETABLE) or returns_nothing or isinstance(node, ast.Expr):
        yield ast.Pass()


def _change_call(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in {"min", "max"}:
        yield ast.Call(ast.Name("max" if node.func.id == "min" else "min", ast.Load()), node.args, node.keywords)
    elif isinstance(node.func, ast.Name) and node.func.id == "range":
        yield from _other_ranges(node)
    else:
        for index in range(len(node.keywords)):
            yield ast.Call(node.func, node.args, [*node.keywords[:index], *node.keywords[index + 1 :]])


def _other_ranges(node: ast.Call) -> Iterator[ast.AST]:
    """One step less at either end."""
    start = node.args[0] if len(node.args) > 1 else ast.Constant(0)
    stop = node.args[1] if len(node.args) > 1 else node.args[0]
    rest = node.args[2:]
    step = ast.Sub() if rest else ast.Add()
    back = ast.Add() if rest else ast.Sub()
    yield ast.Call(node.func, [ast.BinOp(start, step, ast.Constant(1)), stop, *rest], [])
    yield ast.Call(node.func, [start, ast.BinOp(stop, back, ast.Constant(1)), *rest], [])


def _swapped_arguments(node: ast.Call, function: ast.FunctionDef | None) -> Iterator[ast.AST]:
    """Neighbours of the same type, as far as the annotations of the function around them tell."""
    if isinstance(node.func, ast.Name) and node.func.id in {"min", "max", "range"}:
        return
    declared = [*function.args.args, *function.args.kwonlyargs] if function else []
    types = {name.arg: ast.unparse(name.annotation) for name in declared if name.annotation}

    def type_of(argument: ast.expr) -> str:
        return types.get(argument.id, _UNTYPED) if isinstance(argument, ast.Name) else _UNTYPED

    for index in range(len(node.args) - 1):
        first, second = node.args[index : index + 2]
        if type_of(first) == type_of(second):
            yield ast.Call(node.func, _exchanged(node.args, index), node.keywords)


def _exchanged(parts: list[ast.expr], index: int) -> list[ast.expr]:
    return [*parts[:index], parts[index + 1], parts[index], *parts[index + 2 :]]


def _shorter(node: ast.Tuple) -> Iterator[ast.AST]:
    for index in range(len(node.elts)):
        yield ast.Tuple([*node.elts[:index], *node.elts[index + 1 :]], node.ctx)


def _swapped(node: ast.Tuple) -> Iterator[ast.AST]:
    for index in range(len(node.elts) - 1):
        yield ast.Tuple(_exchanged(node.elts, index), node.ctx)


def _other_results(node: ast.Return, returns: ast.expr | None) -> Iterator[ast.AST]:
    """Another value of the type that the function says it returns. Constants have an operator of their own."""
    if node.value is None or isinstance(node.value, ast.Constant) or returns is None:
        return
    kind = ast.unparse(returns)
    if kind == "bool":
        yield ast.Return(ast.UnaryOp(ast.Not(), node.value))
    elif kind == "int":
        yield ast.Return(ast.BinOp(node.value, ast.Add(), ast.Constant(1)))
    elif kind.startswith("list") and ast.unparse(node.value) != "[]":
        yield ast.Return(ast.List([], ast.Load()))
    elif kind == "None":
        yield ast.Pass()


_OPERATORS: list[tuple[type[ast.AST], Callable[..., Iterator[ast.AST]]]] = [
    (ast.Compare, _change_comparison),
    (ast.BoolOp, _change_connective),
    (ast.UnaryOp, _drop_sign),
    (ast.BinOp, _change_arithmetic),
    (ast.AugAssign, _change_step),
    (ast.Constant, _change_constant),
    (ast.If, _force_condition),
    (ast.IfExp, _force_condition),
    (ast.While, _force_condition),
    (ast.comprehension, _force_filter),
    (ast.For, _skip_loop),
    (ast.stmt, _delete_statement),
    (ast.Call, _change_call),
]
